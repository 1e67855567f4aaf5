import type { FormulaProblemWire } from '@assay/shared/contracts';
import { problemText } from '../model/problem-text.ts';
import classes from './metric-editor.module.css';

export interface FormulaProblemsProps {
  readonly formula: string;
  readonly problems: readonly FormulaProblemWire[];
}

/** What is wrong with a formula: each fault with its place in the text. */
export function FormulaProblems({ formula, problems }: FormulaProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes.problems} role="alert">
      {problems.map((problem) => {
        const { start, end } = problem.at;
        return (
          <li key={`${problem.code} ${start}`}>
            <code>
              {formula.slice(0, start)}
              <mark>{formula.slice(start, end) || ' '}</mark>
              {formula.slice(end)}
            </code>
            <span>{problemText(problem)}</span>
          </li>
        );
      })}
    </ul>
  );
}
