/**
 * A bound on the work of a backtracking matcher, so that a regular expression may run without a deadline only where it is
 * certain to end soon. The bound never falls short; it may be far too high, and then the deadline applies.
 */

/** What is known of a part of a pattern for texts of some length. */
interface Bound {
  /** In how many ways the part can match from one place. */
  readonly ways: number;
  /** Steps to try all of them. */
  readonly work: number;
}

const ONE: Bound = { ways: 1, work: 1 };

/** Thrown for syntax that is not known here; never leaves this file. */
class UnknownSyntax extends Error {}

/** Computes the bound while it reads the pattern; the pattern must be one that JavaScript accepts. */
class CostReader {
  readonly #source: string;
  readonly #length: number;
  #at = 0;

  constructor(source: string, length: number) {
    this.#source = source;
    this.#length = length;
  }

  read(): Bound {
    const bound = this.#alternatives();
    if (this.#at < this.#source.length) throw new UnknownSyntax();
    return bound;
  }

  #peek(): string {
    return this.#source.charAt(this.#at);
  }

  #skip(pattern: RegExp): RegExpExecArray | null {
    const sticky = new RegExp(pattern.source, 'y');
    sticky.lastIndex = this.#at;
    const match = sticky.exec(this.#source);
    if (match) this.#at = sticky.lastIndex;
    return match;
  }

  #alternatives(): Bound {
    let total = this.#sequence();
    while (this.#peek() === '|') {
      this.#at += 1;
      const other = this.#sequence();
      total = { ways: total.ways + other.ways, work: total.work + other.work };
    }
    return total;
  }

  #sequence(): Bound {
    let total: Bound = { ways: 1, work: 1 };
    while (this.#at < this.#source.length && this.#peek() !== '|' && this.#peek() !== ')') {
      const term = this.#quantified(this.#atom());
      total = { ways: total.ways * term.ways, work: total.work + total.ways * term.work };
    }
    return total;
  }

  #atom(): Bound {
    if (this.#skip(/\((?:\?(?:[=!]|<[=!]))/)) return this.#group({ isLookaround: true });
    if (this.#skip(/\((?:\?(?::|<[^>=!][^>]*>|[ims]*(?:-[ims]+)?:))?/))
      return this.#group({ isLookaround: false });
    // A back reference compares up to the whole text.
    if (this.#skip(/\\(?:[1-9]\d*|k<[^>]*>)/)) return { ways: 1, work: this.#length + 1 };
    if (this.#skip(/\[\^?(?:\\[^]|[^\]\\])*\]/)) return ONE;
    if (this.#skip(/\\[^]|[^\\()|*+?]/)) return ONE;
    throw new UnknownSyntax();
  }

  #group({ isLookaround }: { readonly isLookaround: boolean }): Bound {
    const inner = this.#alternatives();
    if (!this.#skip(/\)/)) throw new UnknownSyntax();
    // What a lookaround matched is not tried in another way.
    return isLookaround ? { ways: 1, work: inner.work } : inner;
  }

  #quantified(body: Bound): Bound {
    const match = this.#skip(/(?:\*|\+|\?|\{(\d+)(,(\d*))?\})\??/);
    if (!match) return body;
    const [text, from, isOpen, to] = match;
    const least = from === undefined ? (text.startsWith('+') ? 1 : 0) : Number(from);
    const most = from === undefined ? (text.startsWith('?') ? 1 : Infinity) : mostOf(least, isOpen, to);
    // Beyond the least number every repetition takes at least one character; the one after the last fails.
    const repetitions = Math.min(most, least + this.#length + 1);
    let total: Bound = { ways: 1, work: 1 };
    let ways = 1;
    for (let count = 0; count < repetitions && Number.isFinite(total.work); count += 1) {
      total = { ...total, work: total.work + ways * body.work };
      ways *= body.ways;
      total = { ...total, ways: total.ways + ways };
    }
    return total;
  }
}

function mostOf(least: number, isOpen: string | undefined, to: string | undefined): number {
  if (isOpen === undefined) return least;
  return to === undefined || to === '' ? Infinity : Number(to);
}

/** Whether a match can begin at the start of the text only. */
const isAnchored = (source: string) => source.startsWith('^') && !source.includes('|');

/**
 * The most steps that a backtracking matcher takes to test a regular expression, which JavaScript accepts, on a text of
 * this length; Infinity where that is not known.
 */
export function patternCost(source: string, length: number): number {
  try {
    const { work } = new CostReader(source, length).read();
    return isAnchored(source) ? work : work * (length + 1);
  } catch (error) {
    if (error instanceof UnknownSyntax) return Infinity;
    throw error;
  }
}
