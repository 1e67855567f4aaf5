export {
  CADENCES,
  expectationOf,
  type Cadence,
  type Expectation,
  type PeriodStatus,
  type ReceivedPeriod,
} from './expectations.ts';
