/* The words around the questions of a form. The questions themselves are the organiser's. */

export const words = {
  optional: 'Optional',
  pickAny: 'Pick any',
  choose: 'Choose …',
  clear: 'Clear',
  attending: {
    question: 'Will you be there?',
    questionOf: (name: string) => `Will ${name} be there?`,
    attending: 'Attending',
    declined: 'Not attending',
    maybe: 'Not sure yet',
  },
  consent: {
    label: 'I agree that the organiser stores my dietary requirements and special requests.',
    hint: 'They are used to prepare this event only. You can change or remove them later.',
  },
  problems: {
    summary: { one: 'Please check one answer', other: 'Please check # answers' },
    enter: (label: string) => `${label}: please fill this in`,
    choose: (label: string) => `${label}: please choose an answer`,
    box: 'Please tick this box to continue',
    email: 'Please enter an email address such as name@example.com',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    attending: 'Please tell us whether you will be there',
    consent:
      'Please tick this box so that your dietary requirements and special requests can be stored, or leave both questions blank',
  },
}
