import type { ExpectedDocuments } from '@assay/shared/contracts';
import { AppError, expectationOf } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  findReceived,
  findToday,
  hasUser,
  upsertFollowUp,
  type FollowUpChange,
  type ReceivedRow,
} from './expected.repository.ts';

/** The most series that one response lists. */
const MAX_ITEMS = 500;

/** A series with what is expected of it; nothing where no cadence can be recognised. */
function toExpected(row: ReceivedRow): readonly ExpectedDocuments[] {
  const expectation = expectationOf(row.dates, row.today);
  if (expectation === null) return [];
  const { fund, documentType, typeName, ownerId, ownerName, snoozedUntil } = row;
  return [
    {
      fund,
      documentType: { id: documentType, name: typeName ?? documentType },
      cadence: expectation.cadence,
      periods: [...expectation.periods],
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? String(ownerId) },
      snoozedUntil,
    },
  ];
}

/** How many documents of a series are overdue. */
const overdueOf = ({ periods }: ExpectedDocuments) =>
  periods.filter(({ status }) => status === 'late' || status === 'missing').length;

/** Which documents are expected, and who follows them up. */
export class ExpectedDocumentsService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /** All series of documents with a cadence, those with most overdue documents first. */
  async list({ clientId }: Actor) {
    const rows = await findReceived(this.#kysely, clientId);
    const items = rows.flatMap(toExpected).toSorted((one, other) => overdueOf(other) - overdueOf(one));
    return {
      today: await findToday(this.#kysely),
      items: items.slice(0, MAX_ITEMS),
      totalCount: items.length,
    };
  }

  /** Says who follows a series up, or pauses its reminders. @throws AppError NOT_FOUND for an owner of another client */
  async followUp({ clientId }: Actor, change: FollowUpChange): Promise<void> {
    const { ownerId } = change;
    if (typeof ownerId === 'number' && !(await hasUser(this.#kysely, clientId, ownerId)))
      throw new AppError('NOT_FOUND', { identifier: 'ownerId' });
    await upsertFollowUp(this.#kysely, clientId, change);
  }
}
