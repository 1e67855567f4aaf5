import { parse, protocol, type messages, type PGlite } from '@electric-sql/pglite';
import type { Column, SentResult } from './protocol.ts';
import { readAnswers, type Answers } from './read-answers.ts';

const { serialize } = protocol;

/** Statements that stay prepared; the one that was used longest ago makes room for the next. */
const MAX_PREPARED = 128;
/** Characters of a statement that is worth it: one that writes many rows hardly comes again with as many. */
const MAX_LENGTH = 8192;
/** What may change the types of parameters and columns. */
const CHANGES_TYPES = /\b(?:create|alter|drop)\b/iu;

type Message = Answers['messages'][number];

/** A statement that the database has parsed, with the types of its parameters and the columns of its rows. */
interface Prepared {
  /** Empty where it is for once. */
  readonly name: string;
  readonly parameterTypes: readonly number[];
  readonly columns: readonly Column[];
}

/** How the database plans what follows: for the values at hand, or once for any values where that is as good. */
type Planning = 'force_custom_plan' | 'auto';

const setPlanning = (planning: Planning) => `set plan_cache_mode = ${planning}`;

/** Runs the statement prepared as `planning`, beside another that is bound. */
function runPlanning(planning: Planning): readonly Uint8Array[] {
  const portal = { portal: planning };
  return [
    serialize.bind({ ...portal, statement: planning }),
    serialize.execute(portal),
    serialize.close({ type: 'P', name: planning }),
  ];
}

const PLAN_FOR_VALUES = Buffer.concat(runPlanning('force_custom_plan'));
const PLAN_FOR_ANY = Buffer.concat(runPlanning('auto'));

/** Whether a message answers `runPlanning`: no other statement with values sets anything. */
const isOfPlanning = (message: Message) =>
  message.name === 'commandComplete' && (message as messages.CommandCompleteMessage).text === 'SET';

/** Receives the channel and the payload of a notification. */
type NotificationListener = (channel: string, payload: string) => void;

function columnsOf(answers: readonly Message[]): readonly Column[] {
  const described = answers.find(
    (message): message is messages.RowDescriptionMessage => message.name === 'rowDescription',
  );
  return described?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [];
}

function parameterTypesOf(answers: readonly Message[]): readonly number[] {
  const described = answers.find(
    (message): message is messages.ParameterDescriptionMessage => message.name === 'parameterDescription',
  );
  return described?.dataTypeIDs ?? [];
}

/**
 * Statements that the database parses once: the server sends the same few hundred texts all the time. Each run is planned for
 * its own values, so that the plan is what it would be without. What it runs inside, such as functions, triggers and the looks
 * at referenced rows, is planned once for any values, as on a server: it would be planned anew for each row otherwise.
 */
export class PreparedStatements {
  readonly #database: PGlite;
  readonly #onNotification: NotificationListener;
  /** By their texts, in the order of their last use. */
  #known = new Map<string, Prepared>();
  /** Names of statements to be closed with the next that is prepared. */
  #dropped: string[] = [];
  #count = 0;

  private constructor(database: PGlite, onNotification: NotificationListener) {
    this.#database = database;
    this.#onNotification = onNotification;
  }

  /** @param onNotification receives what a statement notified the connection of, if it listens to the channel */
  static async of(database: PGlite, onNotification: NotificationListener): Promise<PreparedStatements> {
    const statements = new PreparedStatements(database, onNotification);
    for (const planning of ['force_custom_plan', 'auto'] as const)
      await statements.#send([
        serialize.parse({ name: planning, text: setPlanning(planning) }),
        serialize.sync(),
      ]);
    return statements;
  }

  /** Runs one statement; nobody else may use the connection meanwhile. */
  async query(sql: string, parameters: readonly unknown[]): Promise<SentResult> {
    const { name, parameterTypes, columns } = await this.#prepare(sql);
    const values = parameters.map((value, at) => this.#serialize(value, parameterTypes[at]));
    const bind = serialize.bind({ statement: name, values });
    // A statement is planned as it is bound. One without values has one plan, and may be what ends a failed transaction.
    const planned = values.length === 0 ? [bind] : [PLAN_FOR_VALUES, bind, PLAN_FOR_ANY];
    const { rows, messages: answers } = await this.#send(
      [...planned, serialize.execute({}), serialize.sync()],
      columns,
    );
    this.forgetChanged(sql);
    const [result] = parse.parseResults(
      answers.filter((message) => !isOfPlanning(message)),
      this.#database.parsers,
    );
    if (result === undefined) throw new Error('The database gave no result.');
    const { affectedRows } = result;
    return { rows, fields: [...columns], ...(affectedRows !== undefined && { affectedRows }) };
  }

  /** Forgets all statements after SQL that may have changed the types of some. */
  forgetChanged(sql: string): void {
    if (!CHANGES_TYPES.test(sql)) return;
    this.#dropped.push(...[...this.#known.values()].map(({ name }) => name));
    this.#known = new Map();
  }

  async #prepare(sql: string): Promise<Prepared> {
    const known = this.#known.get(sql);
    this.#known.delete(sql);
    const prepared =
      known ?? (await this.#parse(sql, sql.length > MAX_LENGTH ? '' : `s${(this.#count += 1)}`));
    if (prepared.name !== '') this.#known.set(sql, prepared);
    const [oldest] = this.#known;
    if (oldest !== undefined && this.#known.size > MAX_PREPARED) {
      this.#known.delete(oldest[0]);
      this.#dropped.push(oldest[1].name);
    }
    return prepared;
  }

  async #parse(sql: string, name: string): Promise<Prepared> {
    const closing = this.#dropped.map((dropped) => serialize.close({ type: 'S', name: dropped }));
    const { messages: answers } = await this.#send([
      ...closing,
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    this.#dropped = [];
    return { name, parameterTypes: parameterTypesOf(answers), columns: columnsOf(answers) };
  }

  #serialize(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#database.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }

  async #send(requests: readonly Uint8Array[], columns: readonly Column[] = []): Promise<Answers> {
    const received: Buffer[] = [];
    await this.#database.execProtocolRawStream(Buffer.concat(requests), {
      syncToFs: true,
      // The memory is the database's own, which writes the next part into it.
      onRawData: (part) => void received.push(Buffer.from(part)),
    });
    const answers = readAnswers(Buffer.concat(received), columns, this.#database.parsers);
    for (const message of answers.messages) {
      if (message.name !== 'notification') continue;
      const { channel, payload } = message as messages.NotificationResponseMessage;
      this.#onNotification(channel, payload);
    }
    return answers;
  }
}
