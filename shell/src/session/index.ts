export { createSession, type Session, type SessionOptions } from './cognito-session.ts';
export {
  createIdentityProviderSetting,
  type IdentityProvider,
  type IdentityProviderSetting,
} from './identity-provider.ts';
export type { AuthState } from './session.store.ts';
