/* The texts of the page behind a confirmation link, in Polish. */
import type { ConfirmTexts } from '@/features/confirm-answer/languages/en'

export const texts: ConfirmTexts = {
  title: 'Potwierdzenie odpowiedzi',
  loading: 'Wczytywanie…',
  answer: {
    heading: (event) => `Proszę potwierdzić odpowiedź: ${event}`,
    text: 'Państwa adres e-mail jest już na liście gości. Ta odpowiedź będzie ważna po potwierdzeniu tutaj.',
    confirm: 'Potwierdź odpowiedź',
    done: 'Odpowiedź została potwierdzona',
    doneText: (event) => `Dziękujemy. Organizatorzy wydarzenia „${event}” mają już nową odpowiedź.`,
    discarded: 'Odpowiedź została odrzucona',
    discardedText: 'Lista gości pozostaje bez zmian. Można zamknąć tę stronę.',
  },
  registration: {
    heading: (event) => `Proszę potwierdzić zgłoszenie: ${event}`,
    text: 'Osoby towarzyszące otrzymają e-maile, gdy potwierdzą Państwo, że zgłoszenie pochodzi od Państwa.',
    confirm: 'Potwierdź zgłoszenie',
    done: 'Zgłoszenie zostało potwierdzone',
    doneText: () => 'Dziękujemy. Osoby towarzyszące otrzymają teraz e-maile.',
    discarded: 'E-maile nie zostaną wysłane',
    discardedText:
      'Osoby z tego zgłoszenia nie otrzymają e-maili. Zgłoszenie jest nadal na liście gości. Prosimy zwrócić się do organizatorów o jego usunięcie.',
  },
  who: 'Imię i nazwisko',
  companions: 'Osoby towarzyszące',
  answerLabel: 'Odpowiedź',
  answers: {
    attending: 'Tak, z przyjemnością',
    declined: 'Niestety nie',
    maybe: 'Jeszcze nie wiadomo',
  },
  confirming: 'Potwierdzanie…',
  discard: 'To nie ode mnie',
  discarding: 'Chwileczkę…',
  open: 'Zobacz wszystkie odpowiedzi',
  expires: (date) => `Link działa do: ${date}.`,
  notFound: {
    title: 'Ten link już nie działa',
    text: 'Został już użyty, zastąpił go nowszy lub ma ponad 14 dni. Jeśli odpowiedź została potwierdzona, jest zapisana. Aby ją zmienić, proszę odpowiedzieć ponownie.',
  },
  unreachable: {
    title: 'Nie udało się wczytać strony',
    text: 'Proszę sprawdzić połączenie i spróbować ponownie.',
    retry: 'Spróbuj ponownie',
    retrying: 'Próbujemy…',
  },
  failed: 'To się nie udało. Proszę sprawdzić połączenie i spróbować ponownie.',
  refused: {
    form_changed: 'Organizatorzy zmienili tymczasem formularz. Proszę odpowiedzieć ponownie.',
    registration_closed: 'Zgłoszenia są zamknięte. Prosimy o kontakt z organizatorami.',
    registration_not_open: 'Zgłoszenia nie są jeszcze otwarte. Prosimy wrócić później.',
    registration_full: 'Wszystkie miejsca są już zajęte. Prosimy o kontakt z organizatorami.',
    registration_past: 'To wydarzenie już się odbyło. Odpowiedzi nie są już możliwe.',
    registration_cancelled: 'To wydarzenie zostało odwołane.',
    too_many_requests: 'Proszę odczekać minutę i spróbować ponownie.',
  },
}
