export { TransferActions } from './transfer-actions.tsx';
