import { withTone } from '../message.ts';

/** Who is at a document, claims, and questions to colleagues. */
export const peopleMessages = {
  ...withTone('neutral', {
    'people.atDocument': 'People viewing this document',
    'people.isHere': '{name} is viewing',
    'people.twoAreHere': '{name} and {other} are viewing',
    'people.areHere': '{name} and {count} others are viewing',
    'people.claim': 'Claim',
    'people.claimHint': 'Show colleagues that you are working on this document',
    'people.claimedOwn': 'Claimed by you',
    'people.claimedBy': 'Claimed by {name}',
    'people.ownClaimUntil': 'until {time}, extended while you work',
    'people.claimUntil': 'until {time}, extended while they work',
    'people.release': 'Release',
    'people.takeOver': 'Take over',

    'people.questions': 'Questions on {metric}',
    'people.ask': 'Ask a colleague',
    'people.askAbout': 'Ask a colleague about {metric}',
    'people.colleague': 'Colleague',
    'people.colleagueMissing': 'Choose a colleague',
    'people.question': 'Question',
    'people.questionMissing': 'Enter a question',
    'people.send': 'Send',
    'people.pictureOf': 'Page excerpt around {metric}',
    'people.askedTo': '{name} asked {to}',
    'people.answer': 'Answer',
    'people.answerTo': 'Answer {name}',
    'people.answerMissing': 'Enter an answer',
    'people.answeredBy': '{name} answered',
    'people.questionsForYou': 'Questions for you',
    'people.questionForYou': '{count, plural, one {# question} other {# questions}} for you',
    'people.questionBy': '{name} on {metric}, {document}',
  }),
  ...withTone('success', {
    'people.asked': 'Question sent to {name}',
    'people.answered': 'Answer saved',
  }),
  ...withTone('error', {
    'people.claimFailed': 'Failed to claim document',
    'people.releaseFailed': 'Failed to release document',
    'people.claimedByOther': 'Someone else has claimed this document in the meantime',
    'people.askFailed': 'Failed to send the question',
    'people.answerFailed': 'Failed to save the answer',
    'people.alreadyAnswered': 'Someone else has already answered this question',
  }),
};
