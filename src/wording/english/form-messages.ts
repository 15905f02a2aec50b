/** Mails about forms of the site. */
export const formMessages = {
  submission: {
    subject: 'Form sent to {firm}: {form}',
    heading: 'A form was sent',
    text: 'Someone has sent the form “{form}”. The answers are in the administration, among the submissions.',
    action: 'Open submission',
    file: 'Answers as CSV',
    note: 'You get this email because the form names your address, or because you are an administrator of {firm}.',
  },
  submissionAnswer: {
    subject: 'Thank you from {firm}',
    heading: 'We have received your form',
    text: '{words}',
    note: 'This address was given in a form on the site of {firm}. If it was not you, ignore this email.',
  },
};
