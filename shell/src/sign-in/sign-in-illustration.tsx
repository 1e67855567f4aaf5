import classes from './sign-in-illustration.module.css';

interface Line {
  readonly y: number;
  /** Width of the label in units of the picture. Labels are strokes, because nobody should read them. */
  readonly label: number;
  readonly amount: string;
  readonly state: 'proven' | 'active' | 'found';
}

/** A small capital account statement: found values, verified ones, and the one under review. */
const lines: readonly Line[] = [
  { y: 214, label: 104, amount: '11,204,310.00', state: 'proven' },
  { y: 246, label: 78, amount: '1,850,000.00', state: 'proven' },
  { y: 278, label: 92, amount: '−612,400.00', state: 'proven' },
  { y: 310, label: 120, amount: '96,214.60', state: 'proven' },
  { y: 342, label: 70, amount: '−58,012.20', state: 'active' },
  { y: 374, label: 98, amount: '12,480,112.40', state: 'found' },
];
const RIGHT = 412;
const DIGIT = 7.6;

function Amount({ y, label, amount, state }: Line) {
  const width = amount.length * DIGIT + 14;
  return (
    <g className={classes.line} data-state={state}>
      <rect className={classes.words} x="92" y={y - 5} width={label} height="7" rx="3.5" />
      <rect className={classes.box} x={RIGHT - width + 6} y={y - 13} width={width} height="22" rx="4" />
      <text className={classes.amount} x={RIGHT} y={y + 3} textAnchor="end">
        {amount}
      </text>
      {state === 'proven' && <path className={classes.check} d={`m${RIGHT + 12} ${y - 2} 4 4 7-8`} />}
      {state === 'active' && <path className={classes.lead} d={`M${RIGHT + 6} ${y - 2}h46`} />}
    </g>
  );
}

/** The picture beside the sign-in form: a statement whose values are verified one after the other. */
export function SignInIllustration() {
  return (
    <svg className={classes.picture} viewBox="0 0 540 520" role="presentation">
      <rect className={classes.sheetBehind} x="74" y="66" width="380" height="420" rx="6" />
      <rect className={classes.sheet} x="60" y="52" width="380" height="420" rx="6" />
      <rect className={classes.heading} x="92" y="88" width="150" height="11" rx="5.5" />
      <rect className={classes.words} x="92" y="112" width="216" height="7" rx="3.5" />
      <rect className={classes.words} x="92" y="128" width="124" height="7" rx="3.5" />
      <path className={classes.rule} d="M92 172h320M92 188h320" />
      {lines.map((line) => (
        <Amount key={line.y} {...line} />
      ))}
      <path className={classes.rule} d="M300 356h112M92 408h320" />
      <rect className={classes.words} x="92" y="424" width="260" height="6" rx="3" />
      <rect className={classes.words} x="92" y="438" width="180" height="6" rx="3" />
      <g className={classes.card}>
        <rect x="464" y="312" width="64" height="56" rx="6" />
        <path className={classes.cardLine} d="M474 328h30M474 340h44" />
        <path className={classes.cardBar} d="M474 354h36" />
      </g>
    </svg>
  );
}
