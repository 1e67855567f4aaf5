/** The authentication screens [ROUTE-002]: one chunk, loaded by those who are not signed in. */
export { ForcePasswordChange } from './force-password-change.tsx';
export { RecoverAccount } from './recover-account.tsx';
export { RequestResetPassword } from './request-reset-password.tsx';
export { ResetPassword } from './reset-password.tsx';
export { SignInLayout } from './sign-in-layout.tsx';
export { SignIn } from './sign-in.tsx';
export { SingleSignOnLanding } from './single-sign-on-landing.tsx';
