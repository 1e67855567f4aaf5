const PROTOCOL_ERROR_CODES = [
  'AliasExistsException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'InternalErrorException',
  'InvalidParameterException',
  'InvalidPasswordException',
  'LimitExceededException',
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'ResourceNotFoundException',
  'SerializationException',
  'TooManyRequestsException',
  'UnknownOperationException',
  'UnrecognizedClientException',
  'UnsupportedUserStateException',
  'UserNotFoundException',
  'UsernameExistsException',
] as const;

/** The error names of the Cognito user-pool protocol that this service returns. */
export type ProtocolErrorCode = (typeof PROTOCOL_ERROR_CODES)[number];

/** Whether a name is one of them: those of a real pool are more. */
export function isProtocolErrorCode(name: string): name is ProtocolErrorCode {
  return PROTOCOL_ERROR_CODES.some((code) => code === name);
}

/** A refusal that the caller is meant to see. Its text is part of the protocol and never names a secret. */
export class ProtocolError extends Error {
  readonly code: ProtocolErrorCode;

  constructor(code: ProtocolErrorCode, message: string) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
  }
}

/** The refusals that several operations share, so that their text never depends on the caller. */
export const refusal = {
  credentials: () => new ProtocolError('NotAuthorizedException', 'Incorrect username or password.'),
  locked: () => new ProtocolError('NotAuthorizedException', 'Password attempts exceeded'),
  disabled: () => new ProtocolError('NotAuthorizedException', 'User is disabled.'),
  challenge: () => new ProtocolError('NotAuthorizedException', 'Invalid session for the user.'),
  refreshToken: () => new ProtocolError('NotAuthorizedException', 'Invalid Refresh Token'),
  accessToken: () => new ProtocolError('NotAuthorizedException', 'Access Token has been revoked'),
  limit: () =>
    new ProtocolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  tooMany: () => new ProtocolError('TooManyRequestsException', 'Too many requests'),
  codeMismatch: () =>
    new ProtocolError('CodeMismatchException', 'Invalid verification code provided, please try again.'),
  codeExpired: () =>
    new ProtocolError('ExpiredCodeException', 'Invalid code provided, please request a code again.'),
  password: () => new ProtocolError('InvalidPasswordException', 'Password did not conform with policy'),
  parameter: (message: string) => new ProtocolError('InvalidParameterException', message),
  userNotFound: () => new ProtocolError('UserNotFoundException', 'User does not exist.'),
};
