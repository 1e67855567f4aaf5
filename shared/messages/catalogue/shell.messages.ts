import { withTone } from '../message.ts';

/** What the frame around all areas says [AMB-011, AMB-016]. */
export const shellMessages = {
  ...withTone('neutral', {
    'shell.theme': 'Theme',
    'shell.themeLight': 'Light',
    'shell.themeDark': 'Dark',
    'shell.themeSystem': 'Same as system',
    'shell.pageAbsent': 'This screen is not part of this version',
    'shell.pageAbsentHint': 'It comes with a later version of {product}.',
    'shell.areaLate': 'This area is still loading',
    'shell.stillWaiting': 'Still loading. The network or the server is slow.',
    'shell.areaLateHint':
      'It opens automatically when it has loaded. The rest of {product} is already available.',
    'shell.trialBanner': 'You are using a trial of {product}',
    'shell.trialEnded': 'Your trial of {product} has ended',
    'shell.trialDays': 'Days left: {count}',
    'shell.trialUploads': 'Uploads left: {count}',
    'shell.trialContinue': 'To continue, contact {provider}.',
  }),
  ...withTone('error', {
    'shell.areaFailed': '{area} could not be loaded',
    'shell.areasUnknown': '{areas}: not loaded',
    'shell.areaAbsent': 'Could not be loaded. Open it to try again.',
    'shell.areaFailedHint': 'The rest of {product} keeps working. Retry, or reload the page.',
    'shell.areaIncompatible': '{area} is not compatible with this version of {product}',
    'shell.shellMustDeploy':
      '“{remote}” needs {what} {needed}, and this page has {provided}. An administrator has to deploy the shell. Then reload the page.',
    'shell.remoteMustDeploy':
      'It was built for {what} {needed}, and this page has {provided}. An administrator has to deploy “{remote}”. Then retry.',
    'shell.exportsOf': '{exports} of {entryPoint}',
    'shell.areaCrashed': 'Something went wrong in {area}',
    'shell.startFailed': '{product} could not be started',
    'shell.startFailedHint': 'The server did not respond correctly. Retry, or come back later.',
  }),
};
