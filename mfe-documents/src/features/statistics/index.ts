/** Figures of usage and of the dashboards: what is counted, its charts and tables, and the documents behind it. */
export { performanceQuery, productivityQuery, sourcesQuery, summaryQuery } from './api/dashboards.queries.ts';
export { expectedDocumentsQuery } from './api/expected-documents.queries.ts';
export { accuracyUsageQuery, insightsQuery, uploadUsageQuery } from './api/usage.queries.ts';
export { AccuracyPanel } from './components/accuracy-panel.tsx';
export { CorrectionsPanel } from './components/corrections-panel.tsx';
export { ExpectedDocumentsPanel } from './components/expected-documents-panel.tsx';
export { StatisticDescription } from './components/figure-description.tsx';
export { StatisticLink } from './components/figure-link.tsx';
export { StatisticPanel } from './components/figure-panel.tsx';
export { ProductivityPanels } from './components/productivity-panels.tsx';
export { SourcesPanel } from './components/sources-panel.tsx';
export { SummaryPanel } from './components/summary-panel.tsx';
export { UploadsPanel } from './components/uploads-panel.tsx';
export { VerifiedMetricsPanel } from './components/verified-metrics-panel.tsx';
export { readFigureQuery } from './model/figure-query.ts';
export { PERIODS } from './model/time-buckets.ts';
export { useFigureDocuments } from './use-figure-documents.ts';
