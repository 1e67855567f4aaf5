/** The API without a server, for a remote developed alone [AMB-028]. Never part of a production bundle. */
export { createDemoAnswers } from './demo-answers.ts';
export { createDemoTransport, type DemoAnswers, type DemoCall } from './demo-transport.ts';
