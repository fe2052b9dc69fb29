/* The answers to the registration form of one event. */
import { ArrowLeft, Download, MessagesSquare } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import {
  fetchAnswersCsv,
  useAnswers,
  type AnswersPage as AnswersPageData,
  type QuestionSummary,
} from '@/api/answers'
import { serverMessage } from '@/api/errors'
import { useInvitationForm } from '@/api/invitation-form'
import type { Event } from '@/api/schema'
import { EventScreen } from '@/events/EventScreen'
import { markAnswersSeen } from '@/events/new-answers'
import { AnswerTiles } from '@/features/answers/AnswerTiles'
import { EntryList } from '@/features/answers/EntryList'
import { sortQuestions } from '@/features/answers/meals'
import { MealsCard } from '@/features/answers/MealsCard'
import { OpenQuestionsCard } from '@/features/answers/OpenQuestionsCard'
import { OverTimeCard } from '@/features/answers/OverTimeCard'
import { QuestionDialog } from '@/features/answers/QuestionDialog'
import { QuestionsCard } from '@/features/answers/QuestionsCard'
import { RsvpCard } from '@/features/answers/RsvpCard'
import { UnconfirmedCard } from '@/features/answers/UnconfirmedCard'
import { ofEvent, paths } from '@/lib/paths'
import { saveFile } from '@/lib/files'
import { Button } from '@/ui/Button'
import { buttonStyles } from '@/ui/button-styles'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { QueryView } from '@/ui/QueryView'
import { toast } from '@/ui/toast'

const none = { text: 'Answers belong to an event. Create one first, then design its form.' }

/** Renders the page for the current event. */
export function AnswersPage() {
  return (
    <EventScreen title="Answers" picker none={none}>
      {(event) => <Answers event={event} />}
    </EventScreen>
  )
}

function Answers({ event }: { event: Event }) {
  const query = useAnswers(event.id)
  const answers = useInvitationForm(event.id).data?.answers
  useEffect(() => {
    if (answers !== undefined) markAnswersSeen(event.id, answers)
  }, [event.id, answers])
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={`${ofEvent(paths.guestManagement, event.id)}&tab=invitations`}
          className={buttonStyles({ size: 'sm' })}
        >
          <ArrowLeft aria-hidden />
          Guest Forms
        </Link>
        <DownloadCsv eventId={event.id} />
      </div>
      <UnconfirmedCard eventId={event.id} />
      <QueryView
        query={query}
        failed="The answers could not be loaded"
        frame={(failure) => <Card>{failure}</Card>}
        skeleton={6}
        isEmpty={({ pages }) => pages[0]?.total === 0 && pages[0].openQuestions.total === 0}
        empty={<NoAnswers eventId={event.id} />}
      >
        {({ pages }) => {
          const [page] = pages
          if (page === undefined) return null
          return (
            <>
              <AnswerTiles page={page} />
              <OpenQuestionsCard eventId={event.id} open={page.openQuestions} />
              <QuestionArea eventId={event.id} page={page} />
              <EntryList
                eventId={event.id}
                total={page.total}
                entries={pages.flatMap(({ entries }) => entries)}
                questions={page.questions}
                more={query}
              />
            </>
          )
        }}
      </QueryView>
    </div>
  )
}

/** Two columns that each grow by themselves; one on a phone. */
function QuestionArea({ eventId, page }: { eventId: string; page: AnswersPageData }) {
  const [opened, setOpened] = useState<QuestionSummary>()
  const { data: form } = useInvitationForm(eventId)
  const { meals, others } = useMemo(() => {
    const marked = form?.fields.filter(({ isMeal }) => isMeal === true) ?? []
    return sortQuestions(page.questions, new Set(marked.map(({ id }) => id)))
  }, [page.questions, form])
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <OverTimeCard days={page.overTime} />
        {meals.length > 0 && <MealsCard questions={meals} onOpen={setOpened} />}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <RsvpCard totals={page.totals} />
        {others.length > 0 && <QuestionsCard questions={others} onOpen={setOpened} />}
      </div>
      {opened !== undefined && (
        <QuestionDialog
          eventId={eventId}
          question={opened}
          onClose={() => {
            setOpened(undefined)
          }}
        />
      )}
    </div>
  )
}

function NoAnswers({ eventId }: { eventId: string }) {
  const forms = `${ofEvent(paths.guestManagement, eventId)}&tab=invitations`
  return (
    <Card>
      <EmptyState
        icon={MessagesSquare}
        title="No answers yet"
        text="Guests answer through the registration form. Send invitations, or share the link to the form."
        action={
          <>
            <Link to={`${forms}&form=invites`} className={buttonStyles({ variant: 'primary' })}>
              Send Invites
            </Link>
            <Link to={forms} className={buttonStyles({})}>
              Design Form
            </Link>
          </>
        }
      />
    </Card>
  )
}

function DownloadCsv({ eventId }: { eventId: string }) {
  const [pending, setPending] = useState(false)
  const download = async () => {
    setPending(true)
    try {
      saveFile(`answers-${eventId}.csv`, await fetchAnswersCsv(eventId))
    } catch (error) {
      toast.error('Error', serverMessage(error, 'The answers could not be downloaded.'))
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="sm"
      pending={pending}
      pendingLabel="Downloading…"
      onClick={() => {
        void download()
      }}
    >
      <Download aria-hidden />
      Download CSV
    </Button>
  )
}
