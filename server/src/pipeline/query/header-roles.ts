/** What the titles of a column (or a heading) say about its amounts. */
export interface ColumnRole {
  /** Time period as named in the catalogue, null when none is said. */
  period: string | null;
  /** Whose amounts: the partner's, all partners', or not said. */
  scope: 'partner' | 'fund' | null;
  /** True for a comparative column (prior quarter, previous notice). */
  isPrior: boolean;
}

const PERIODS: readonly (readonly [RegExp, string])[] = [
  [
    /inception|\bitd\b|life.to.date|cumulative|seit auflegung|seit beginn|depuis (?:l')?origine|depuis (?:la )?creation|kumuliert|cumul/iu,
    'Inception To Date',
  ],
  [/month.to.date|\bmtd\b/iu, 'Month To Date'],
  [
    /quarter.to.?-?.?date|\bqtd\b|three months|3 months|\bquarter\b|quartal|trimestre|drei monate|trois mois|current period|\bq[1-4]\b/iu,
    'Quarter To Date',
  ],
  [/last twelve months|\bltm\b/iu, 'Last Twelve Months'],
  [
    /year.to.?-?.?date|\bytd\b|year ended|twelve months|six months|nine months|12 months|9 months|6 months|fiscal year|geschae?ftsjahr|lfd\.? jahr|laufendes jahr|seit jahresbeginn|exercice|depuis le 1er janvier|annee en cours|current year|fiscal period|\byear\b|\bjahr\b|annee/iu,
    'Year To Date',
  ],
];
const FUND_SCOPE =
  /total (?:fund|partnership|company|vehicle)|(?:fund|partnership) total|all (?:investors|partners|limited partners)|aggregate|gesamtfonds|fonds gesamt|alle anleger|total (?:du )?fonds|ensemble des/iu;
const PARTNER_SCOPE =
  /your (?:share|portion|amount|allocation)|investor|limited partner|\blp\b|partner.?s (?:share|portion)|ihr anteil|anleger|votre (?:quote|part)|investisseur/iu;
const PRIOR = /\bprior\b|previous|preceding|comparative|vorquartal|vorjahr|vorperiode|precedent/iu;

/** Reads the role of a column from its titles. */
export function columnRole(texts: readonly string[]): ColumnRole {
  const text = texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return {
    period: PERIODS.find(([pattern]) => pattern.test(text))?.[1] ?? null,
    scope: FUND_SCOPE.test(text) ? 'fund' : PARTNER_SCOPE.test(text) ? 'partner' : null,
    isPrior: PRIOR.test(text),
  };
}
