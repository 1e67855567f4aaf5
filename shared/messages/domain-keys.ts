import type {
  ChangePasswordErrorKey,
  EditorFailure,
  ExtractionFailureKey,
  MetricValueFailure,
  NewUserErrorKey,
  PasswordRequirement,
  ProfileErrorKey,
  SettingsErrorKey,
} from '@assay/shared/domain';
import type { MessageKey } from './catalogue/index.ts';

type KeysOfDomain =
  | ChangePasswordErrorKey
  | EditorFailure['key']
  | ExtractionFailureKey
  | MetricValueFailure['key']
  | NewUserErrorKey
  | PasswordRequirement
  | ProfileErrorKey
  | SettingsErrorKey;

/** A key that a rule of shared/domain answers with. It compiles only while the catalogue has every one of them. */
export type DomainMessageKey<Key extends MessageKey = KeysOfDomain> = Key;
