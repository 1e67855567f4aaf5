import type { ExpectedDocuments } from '@assay/shared/contracts';
import { spellDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { StatusTone } from '@assay/shared/ui';

type Period = ExpectedDocuments['periods'][number];

/** How a period is shown. */
export const PERIOD_TONES: Readonly<Record<Period['status'], StatusTone>> = {
  verified: 'proven',
  received: 'running',
  expected: 'untouched',
  late: 'doubt',
  missing: 'wrong',
};

const STATUS_KEYS = {
  verified: 'dashboards.statusVerified',
  received: 'dashboards.statusReceived',
  expected: 'dashboards.statusExpected',
  late: 'dashboards.statusLate',
  missing: 'dashboards.statusMissing',
} as const;

const CADENCE_KEYS = {
  monthly: 'dashboards.monthly',
  quarterly: 'dashboards.quarterly',
  halfYearly: 'dashboards.halfYearly',
  yearly: 'dashboards.yearly',
} as const;

/** The cadence in words. */
export const cadenceText = ({ cadence }: ExpectedDocuments) => text(CADENCE_KEYS[cadence]);

/** Whether a document should be here. */
const isOverdue = ({ status }: Period) => status === 'late' || status === 'missing';

/** What a period is, in a sentence. */
export function periodSentence({ reportingDate, dueDate, status }: Period): string {
  const params = { date: spellDate(reportingDate), status: text(STATUS_KEYS[status]) };
  const isHere = status === 'verified' || status === 'received';
  return isHere
    ? text('dashboards.periodHere', params)
    : text('dashboards.periodDue', { ...params, due: spellDate(dueDate) });
}

/** Draft of a message that asks for what is overdue, or for what comes next where nothing is. */
export function draftMessage({ fund, documentType, periods }: ExpectedDocuments, sender: string) {
  const overdue = periods.filter(isOverdue);
  const requested = overdue.length > 0 ? overdue : periods.slice(-1);
  const lines = requested.map(({ reportingDate, dueDate }) =>
    text('dashboards.messageLine', {
      type: documentType.name,
      date: spellDate(reportingDate),
      due: spellDate(dueDate),
    }),
  );
  return {
    subject: text('dashboards.messageSubject', { fund, type: documentType.name }),
    body: [
      text('dashboards.messageGreeting'),
      text('dashboards.messageOpening', { fund }),
      lines.join('\n'),
      text('dashboards.messageRequest'),
      text('dashboards.messageClosing', { name: sender }),
    ].join('\n\n'),
  };
}

const DAY_MS = 86_400_000;

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
