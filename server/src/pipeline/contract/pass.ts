import type { z } from 'zod';

/** A kind of data that passes take and give. */
export interface PassData<T> {
  readonly name: string;
  /** What is wrong with the data; null where nothing is, or where it is not checked. */
  readonly findFault: (data: T) => string | null;
}

/** Data that is checked by its type alone. */
export const passData = <T>(name: string): PassData<T> => ({ name, findFault: () => null });

/** Data that is checked against a model before the next stage takes it. */
export const checkedData = <T>(name: string, model: z.ZodType<T>): PassData<T> => ({
  name,
  findFault: (data) => model.safeParse(data).error?.message ?? null,
});

/** One step of reading a document: it can be listed, timed and, unless it is required, left out. */
export interface Pass<In, Out, Context = undefined> {
  /** In kebab case, as commands take it; no two passes have the same. */
  readonly name: string;
  readonly input: PassData<In>;
  readonly output: PassData<Awaited<Out>>;
  readonly run: (input: In, context: Context) => Out;
  /** What stands for the output where the pass is left out; a pass without it is required. */
  readonly skip?: (input: In) => Out;
}

/** What is shown of a pass. */
export type PassSummary = Pick<Pass<never, unknown, never>, 'name'> & {
  readonly input: Pick<PassData<never>, 'name'>;
  readonly output: Pick<PassData<never>, 'name'>;
  readonly skip?: unknown;
};

/** For passes that change their input: what is left where they are left out. */
export const unchanged = <T>(input: T): T => input;

/** For passes that find something: what is left where they are left out. */
export const nothing = (): never[] => [];

/** What a pass has cost, in milliseconds of processor time of all threads. */
export interface PassCost {
  runs: number;
  /** With the passes inside it. */
  total: number;
  /** Without the passes inside it. */
  own: number;
}

const MICROSECONDS = 1000;

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS;
}

/** Runs the passes of a document but for those that are left out, one after the other. */
export class PassRunner {
  readonly #leftOut: ReadonlySet<string>;
  readonly #costs: Map<string, PassCost> | null;
  /** Processor time of the passes that ended inside the current one. */
  #inside = 0;

  /** @param options names of optional passes that are left out, and whether costs are measured */
  constructor({ without = [], isTimed = false }: { without?: readonly string[]; isTimed?: boolean } = {}) {
    this.#leftOut = new Set(without);
    this.#costs = isTimed ? new Map() : null;
  }

  /** What every pass that ran has cost, by name; empty where costs are not measured. */
  get costs(): ReadonlyMap<string, PassCost> {
    return this.#costs ?? new Map();
  }

  /** Runs a pass, or gives what stands for its output. @throws what the pass throws */
  run<In, Out, Context>(pass: Pass<In, Out, Context>, input: In, context: Context): Out {
    if (pass.skip !== undefined && this.#leftOut.has(pass.name)) return pass.skip(input);
    if (this.#costs === null) return pass.run(input, context);
    return this.#measure(this.#costs, pass.name, () => pass.run(input, context));
  }

  #measure<Out>(costs: Map<string, PassCost>, name: string, work: () => Out): Out {
    const outside = this.#inside;
    const begun = processorTime();
    this.#inside = 0;
    const end = (): void => {
      const spent = processorTime() - begun;
      const { runs, total, own } = costs.get(name) ?? { runs: 0, total: 0, own: 0 };
      costs.set(name, { runs: runs + 1, total: total + spent, own: own + spent - this.#inside });
      this.#inside = outside + spent;
    };
    let isAsync = false;
    try {
      const output = work();
      if (!(output instanceof Promise)) return output;
      isAsync = true;
      return output.finally(end) as Out;
    } finally {
      if (!isAsync) end();
    }
  }
}

/** Runs every pass and measures none. */
export const ALL_PASSES = new PassRunner();
