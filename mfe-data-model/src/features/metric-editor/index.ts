export { CreateMetricDialog } from './components/create-metric-dialog.tsx';
export { MetricPanel } from './components/metric-panel.tsx';
export { useMetricDraft } from './model/use-metric-draft.ts';
