import { useState } from 'react'
import {
  lineOf,
  sendBackReasons,
  type ChecklistLineName,
  type LineVerdict,
  type SendBackReason,
} from '@haat/contract/domains/applications.checklist.rules.ts'
import { canMakeStep, timesSent, type PaperKind } from '@haat/contract/domains/applications.rules.ts'
import type { StaffApplication } from '@haat/contract/domains/applications.staff.ts'
import { ApiFailure } from '#api/client.ts'
import { readDraft, removeDraft, writeDraft } from '#ui/form/form-draft.ts'
import { useArea } from '#ui/messages/use-area.ts'
import { showToast } from '#ui/toast/show-toast.tsx'
import { useDecide, useJudgeLine, type Decision } from './applications.queries.ts'

export interface LineDraft {
  /** Undefined until one is chosen. */
  reason?: SendBackReason | undefined
  note: string
}
type Drafts = Partial<Record<ChecklistLineName, LineDraft>>

const keyOf = (id: string) => `haat-draft-application-${id}`

/** What was written before and not sent; anything else that stands there is left out. */
function readDrafts({ id, checklist }: StaffApplication): Drafts {
  const kept = readDraft(keyOf(id)) as Record<string, Partial<LineDraft> | undefined>
  return Object.fromEntries(
    checklist.flatMap(({ line, verdict }) => {
      const draft = kept[line]
      if (!draft || verdict === 'accepted') return []
      const reason = sendBackReasons.find((one) => one === draft.reason)
      return [[line, { reason, note: String(draft.note ?? '') }]]
    }),
  )
}

interface Conflict {
  /** How the application was when somebody decided by it. */
  seen: StaffApplication
  decision: Decision
}

const isComplete = ({ reason, note }: LineDraft) =>
  reason !== undefined && (reason !== 'other' || note.trim() !== '')

const statusOf = (failure: unknown) => (failure instanceof ApiFailure ? failure.status : undefined)

export const idOfLine = (line: ChecklistLineName) => `checklist-${line}`

/**
 * What the reader does with an application: accepts lines, writes reasons for others, and decides. Reasons are kept in
 * this tab until they are sent, so that neither a refusal nor a look at another page loses them.
 */
export function useJudging(application: StaffApplication) {
  const { vendors } = useArea('staff')
  const { id, state, version, checklist, history, ownRefusal } = application
  const [drafts, setDrafts] = useState(() => readDrafts(application))
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const judge = useJudgeLine(id)
  const { mutateAsync, isPending, variables } = useDecide(id)

  // The API also refuses what has not changed meanwhile, such as a second shop with the same tax number.
  const isChanged = conflict !== undefined && conflict.seen.version !== version
  const refusal = conflict?.decision.step === 'approve' ? vendors.decide.panTaken : vendors.decide.failed
  const mayNot = ownRefusal === 'none' ? vendors.decide.own : vendors.decide.ownRefusal
  const canJudge = canMakeStep(state, 'send-back')
  const open = checklist.filter(({ verdict }) => verdict !== 'accepted').map(({ line }) => line)
  const reasons = open.filter((line) => drafts[line] !== undefined)

  function keep(next: Drafts) {
    setDrafts(next)
    setProblem(undefined)
    if (Object.keys(next).length === 0) removeDraft(keyOf(id))
    else writeDraft(keyOf(id), next)
  }
  const drop = (line: ChecklistLineName) => {
    const { [line]: _, ...others } = drafts
    keep(others)
  }

  /** Says why a press comes to nothing yet, and leads to the line that is the reason. */
  function stopAt(line: ChecklistLineName, say: (line: string) => string) {
    setProblem(say(vendors.checklist.lines[line]))
    const element = document.getElementById(idOfLine(line))
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    return false
  }

  async function decide(decision: Decision): Promise<boolean> {
    setProblem(undefined)
    setConflict(undefined)
    try {
      await mutateAsync({ ...decision, version })
      if (decision.step === 'send-back' || decision.step === 'refuse') keep({})
      return true
    } catch (failure) {
      if (statusOf(failure) === 409) setConflict({ seen: application, decision })
      else setProblem(statusOf(failure) === 403 ? mayNot : vendors.decide.failed)
      return false
    }
  }

  return {
    drafts,
    canJudge,
    reasonCount: reasons.length,
    /** Lines that are neither accepted nor have a reason. */
    undecidedCount: open.length - reasons.length,
    acceptedCount: checklist.length - open.length,
    problem: problem ?? (conflict && !isChanged ? refusal : undefined),
    busyStep: isPending ? variables?.step : undefined,
    /** Somebody else has changed it since the reader saw it. */
    conflict: isChanged ? conflict : undefined,
    dropConflict: () => setConflict(undefined),
    decide,

    write: (line: ChecklistLineName, draft: LineDraft) => keep({ ...drafts, [line]: draft }),
    drop,
    accept(line: ChecklistLineName, isAccepted: boolean) {
      judge.mutate(
        { line, isAccepted, timesSent: timesSent(history) },
        {
          onSuccess: () => isAccepted && drop(line),
          onError: (failure) =>
            void showToast(
              'error',
              statusOf(failure) === 403 ? vendors.decide.own : vendors.checklist.failed,
            ),
        },
      )
    },

    /** Whether all lines are accepted; else it says which is not. */
    canApprove() {
      const [first] = open
      return first === undefined || stopAt(first, vendors.decide.notApprovable)
    },
    /** Whoever refused before leaves it to somebody else, and is told so. */
    canRefuse() {
      if (ownRefusal !== 'others') return true
      setProblem(vendors.decide.ownRefusal)
      return false
    },
    async sendBack() {
      const undecided = open.find((line) => drafts[line]?.reason === undefined)
      if (undecided) return stopAt(undecided, vendors.decide.undecided)
      const incomplete = reasons.find((line) => !isComplete(drafts[line]!))
      if (incomplete) return stopAt(incomplete, vendors.decide.noteMissing)
      const lines = reasons.map((line) => {
        const { reason, note } = drafts[line]!
        return { line, reason: reason!, note: note.trim() }
      })
      if (await decide({ step: 'send-back', lines })) void showToast('success', vendors.decide.sentBack)
      return true
    },

    /** How a kind of paper stands: as the worst of the lines that it proves. */
    verdictOf(kind: PaperKind): LineVerdict {
      const lines = checklist.filter(({ line }) => lineOf(line).paper === kind)
      if (lines.some(({ line, verdict }) => drafts[line] || verdict === 'sent-back')) return 'sent-back'
      return lines.every(({ verdict }) => verdict === 'accepted') ? 'accepted' : 'open'
    },
  }
}
export type Judging = ReturnType<typeof useJudging>
