import type { BodyOf, FormulaPreview, previewFormula } from '@assay/shared/contracts';
import {
  AppError,
  checkFormula,
  isMetricDataType,
  referencesOf,
  type Expression,
  type FormulaProblem,
} from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { findFormulaMetrics, type MetricFormula } from './formula.repository.ts';
import { findOwnerNames } from './owner-name.repository.ts';
import { OwnerValues, type Calculation } from './owner-values.ts';
import { findOwners, findValues } from './value.repository.ts';

/** Owners whose values are looked at, and examples that are shown of them. */
const OWNERS = 50;
const EXAMPLES = 5;

type Example = FormulaPreview['examples'][number];

/** Computes formulas that are not saved yet. */
export class FormulaPreviewService {
  readonly #kysely: DatabaseClient;

  constructor(kysely: DatabaseClient) {
    this.#kysely = kysely;
  }

  /**
   * Checks a formula of a metric, or of one that is about to be created, against all metrics of the client, and computes it for
   * some owners at their latest reporting dates. Writes nothing. @throws AppError NOT_FOUND
   */
  async preview(clientId: string, request: BodyOf<typeof previewFormula>): Promise<FormulaPreview> {
    const { formula } = request;
    const metrics = await findFormulaMetrics(this.#kysely, clientId);
    const target = metrics.find(({ fin }) => fin === request.fin) ?? newMetric(request);
    if (target === undefined) throw new AppError('NOT_FOUND');
    const others = metrics.filter((metric) => metric !== target);
    const { expression, problems } = checkFormula(formula, target, others);
    if (expression === null) return { problems: problems.map(wireProblem), examples: [] };
    return { problems: [], examples: await this.#examples(clientId, target, expression, metrics) };
  }

  async #examples(
    clientId: string,
    { fin, type }: MetricFormula,
    expression: Expression,
    metrics: readonly MetricFormula[],
  ): Promise<Example[]> {
    const references = referencesOf(expression);
    const fins = [...new Set(references.map((one) => one.fin))];
    const owners = await findOwners(this.#kysely, clientId, fins, { after: null, limit: OWNERS });
    const ids = owners.map(({ id }) => id);
    const rows = Map.groupBy(await findValues(this.#kysely, clientId, ids, fins), ({ ownerId }) => ownerId);
    const names = await findOwnerNames(this.#kysely, clientId, ids);
    const isCalculated = (metric: MetricFormula) => metric.isCalculation && metric.formula !== null;
    const calculated = new Set(metrics.filter(isCalculated).map((metric) => metric.fin));
    const types = new Map(metrics.map((metric) => [metric.fin, metric.type]));
    const calculation: Calculation = { fin, type, expression, references };
    const examples = ids.flatMap((id) => {
      const values = new OwnerValues(rows.get(id) ?? [], calculated, types);
      return exampleOf(calculation, values, names.get(id) ?? '');
    });
    return examples.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, EXAMPLES);
  }
}

/** The metric that is about to be created: it has no fin, so that no formula reads it. */
function newMetric({ fin, metric, formula }: BodyOf<typeof previewFormula>): MetricFormula | undefined {
  if (fin !== undefined || metric === undefined || !isMetricDataType(metric.type)) return undefined;
  return { ...metric, type: metric.type, fin: '', name: '', operands: [], formula, isCalculation: true };
}

/** Examples with a value come first, then those with most of what it would be made of. */
const weightOf = ({ value, operands }: Example) => (value === null ? 0 : 100) + operands.length;

/** The formula at the latest reporting date at which the owner has a value of what it reads. */
function exampleOf(calculation: Calculation, values: OwnerValues, owner: string): Example[] {
  const dates = calculation.references.flatMap(({ fin }) => values.datesOf(fin)).sort();
  const reportingDate = dates.at(-1);
  if (reportingDate === undefined || !isMetricDataType(calculation.type)) return [];
  const { result, used } = values.compute(calculation, reportingDate);
  const operands = used.map(({ fin, isPrevious, reportingDate: at, value, currency, source }) => ({
    fin,
    isPrevious,
    reportingDate: at,
    value,
    currency,
    source,
  }));
  const found =
    result.value === null
      ? { value: null, currency: null, reason: wireReason(result.reason) }
      : { value: result.value, currency: result.currency, reason: null };
  return [{ owner, reportingDate, operands, ...found }];
}

function wireProblem(problem: FormulaProblem): FormulaPreview['problems'][number] {
  return 'fins' in problem ? { ...problem, fins: [...problem.fins] } : problem;
}

function wireReason(reason: { readonly code: string; readonly currencies?: readonly string[] }) {
  const { currencies, ...rest } = reason;
  return { ...rest, ...(currencies && { currencies: [...currencies] }) };
}
