import type { PipelineSchema } from '../../contract/job.ts';
import type { Pages } from '../../graph/built-pages.ts';
import { displayBox, wordId } from '../../graph/document-graph.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { readContext } from '../../facts/document-context.ts';
import type { Sequence } from '../../contract/sequence.ts';
import type { GroundedProposal } from './grounding.ts';
import { ground } from './grounding.ts';
import type { Proposer, ProposerPage, ProposerReport } from '../../contract/proposer.ts';

/** What proposers add to a query, and how each of them did. */
export interface Proposed {
  grounded: GroundedProposal[];
  reports: ProposerReport[];
}

export interface ProposerContext {
  pages: Pages;
  schema: PipelineSchema;
  /** Longest time for one proposer. */
  maxMilliseconds: number;
  signal: AbortSignal;
}

function shownPage(page: PageGraph): ProposerPage {
  const { number, width, height } = page.page;
  const words = [...page.page.words]
    .sort((a, b) => (a.index ?? 0) - (b.index ?? 0))
    .map((word) => ({ id: wordId(page, word), text: word.text, ...displayBox(page, word) }));
  return { number, width, height, words };
}

/** Pages as a proposer sees them: made anew for every look, so that nothing it does to them reaches the pipeline. */
class ShownPages implements Sequence<ProposerPage> {
  readonly #pages: Pages;

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  get length(): number {
    return this.#pages.length;
  }

  slice(from: number, to: number): ProposerPage[] {
    return this.#pages.slice(from, to).map(shownPage);
  }

  *[Symbol.iterator](): Generator<ProposerPage> {
    for (const page of this.#pages) yield shownPage(page);
  }
}

/** Waits for a proposer until its time is over. @throws what it throws, or an Error when it takes too long. */
async function answerOf(proposer: Proposer, context: ProposerContext): Promise<readonly unknown[]> {
  const own = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    const end = (why: string): void => {
      own.abort();
      reject(new Error(why));
    };
    const timer = setTimeout(end, context.maxMilliseconds, 'It takes longer than allowed.');
    own.signal.addEventListener('abort', () => clearTimeout(timer));
    const onAbort = (): void => end('Cancelled.');
    context.signal.addEventListener('abort', onAbort, { signal: own.signal });
  });
  try {
    const document = { pages: new ShownPages(context.pages) };
    const answering = proposer.propose(document, structuredClone(context.schema), own.signal);
    const answer: unknown = await Promise.race([answering, late]);
    if (!Array.isArray(answer)) throw new Error('It answers no list.');
    return answer;
  } finally {
    own.abort();
  }
}

/** Asks every proposer in turn. One that fails or takes too long costs its own proposals only. */
export async function askProposers(
  proposers: readonly Proposer[],
  context: ProposerContext,
): Promise<Proposed> {
  const all: Proposed = { grounded: [], reports: [] };
  if (proposers.length === 0) return all;
  const habits = readContext(context.pages);
  for (const proposer of proposers) {
    const { id, version } = proposer;
    try {
      const answers = await answerOf(proposer, context);
      const { grounded, dropped } = ground(proposer, answers, { ...context, context: habits });
      all.grounded.push(...grounded);
      all.reports.push({ id, version, proposed: answers.length, dropped, failure: null });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      all.reports.push({ id, version, proposed: 0, dropped: 0, failure });
    }
    context.signal.throwIfAborted();
  }
  return all;
}
