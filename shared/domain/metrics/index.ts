export * from './association.ts';
export * from './metric-fin.ts';
export * from './metric-sources.ts';
export * from './time-periods.ts';
