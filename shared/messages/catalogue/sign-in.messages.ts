import { withTone } from '../message.ts';

/** Sign-in, forced change, request reset and reset. */
export const signInMessages = {
  ...withTone('neutral', {
    'signIn.title': 'Sign in',
    'signIn.email': 'Email',
    'signIn.password': 'Password',
    'signIn.login': 'Login',
    'signIn.forgotPassword': 'Forgot Password',
    'signIn.loginViaSso': 'Log in via SSO',
    'signIn.forcedChangeTitle': 'Choose a new password',
    'signIn.forcedChangeHint': 'Your password is temporary. Choose your own to continue.',
    'signIn.newPassword': 'New password',
    'signIn.confirmPassword': 'Confirm password',
    'signIn.changeAndLogin': 'Change and Login',
    'signIn.requestResetTitle': 'Forgot your password?',
    'signIn.requestResetHint': 'We will send a verification code to your email.',
    'signIn.requestPasswordReset': 'Request Password Reset',
    'signIn.backToLogin': 'Back to Login',
    'signIn.resetTitle': 'Reset your password',
    'signIn.codeSentTo': 'A verification code was sent to {email}',
    'signIn.verificationCode': 'Verification code',
    'signIn.recoverTitle': 'Recover your account',
    'signIn.recoverHint':
      'You will sign in as {email} again, with the password that you choose here. All sessions of the account end.',
    'signIn.recoverByPoolHint':
      'You will sign in as {email} again. All sessions of the account end, and a code for a new password is sent to that address.',
    'signIn.recover': 'Recover account',
    'signIn.recoveredTitle': 'Account recovered',
    'signIn.recoveredHint': 'Sign in as {email} with your new password. All other sessions have ended.',
    'signIn.recoveredByPoolHint':
      'A code for a new password was sent to {email}. Enter it under Forgot Password. All sessions have ended.',
    'signIn.linkUsedTitle': 'This link has already been used',
    'signIn.linkUsedHint': 'It works once. If you did not use it, contact your administrator.',
    'signIn.linkExpiredTitle': 'This link no longer works',
    'signIn.linkExpiredHint': 'A link works for 7 days. If you cannot sign in, contact your administrator.',
    'signIn.ssoLanding': 'Signing you in',
    'signIn.signingOut': 'Signing you out',
    'signIn.providerHint': 'Single sign-on',
    'signIn.providerTemporary':
      'Your password is temporary. Sign in with it on the sign-in page first, then choose your own.',
    'signIn.providerExpired': 'This sign-in took too long or was used before. Go back to start again.',
    'signIn.tagline': 'Every number, traced to its page.',
    // The rule accepts exactly 8 characters; the label stays as the specification words it [AMB-019].
    'signIn.requirementLength': 'More than 8 characters',
    'signIn.requirementLetterAndNumber': 'Have at least one letter and a number',
    'signIn.requirementConfirmation': 'Exactly match the confirmation password',
  }),
  ...withTone('success', {
    'signIn.succeeded': 'Email/password combination authenticated successfully',
    'signIn.passwordChanged': 'Password change successful',
    'signIn.resetRequested': 'Request received',
    // Shown in a success tone although it failed: the specification says so [AMB-020].
    'signIn.resetRequestFailed': 'Request to change password for {email} failed',
  }),
  ...withTone('error', {
    'signIn.refused': 'Email/password combination did not authenticate successfully',
    'signIn.failed': 'Sign in failure',
    'signIn.emailValidation':
      'Email validation error, please contact a provider administrator if this issue persists',
    'signIn.redirectFailed': 'Unsuccessful redirect to change temporary password',
    'signIn.userNotSet': 'Cognito user is not set',
    'signIn.sessionNotValid': 'Session is not valid',
    'signIn.hostTokensUnavailable':
      'Users of this installation sign in with an Amazon Cognito user pool, and only the pool signs their tokens. Pass the identity token of the pool by getToken.',
    'signIn.recoveryFailed': 'The account could not be recovered. Try again',
    'signIn.recoveryLoadFailed': 'The link could not be checked',
    'signIn.passwordChangeFailed': 'Password change failed',
    'signIn.failedRequirement': 'Failed password requirement: {requirement}',
  }),
};
