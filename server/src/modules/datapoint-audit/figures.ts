import type { Actor } from '../../plugins/actor.ts';

/** Who changes a value. */
export type Editor = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** The figure that a value changes to; null: it is no longer there. */
export interface NextFigure {
  readonly id: string;
  readonly value: string | null;
  readonly currency: string | null;
}
