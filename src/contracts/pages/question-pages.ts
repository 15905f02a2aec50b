/** Pages on which clients answer questions of the firm, and on which its people read the answers about risk. */
export const questionPages = {
  process: { path: '/dashboard/:portal/processes/:process', who: 'memberAsOneself', section: 'processes' },
  investmentAdvice: {
    path: '/dashboard/:portal/investment-advice',
    who: 'memberAsOneself',
    section: 'investmentAdvice',
    title: 'shell.entries.investmentAdvice',
    nav: { group: 'portal', icon: 'questions' },
    words: ['investmentAdvice'],
  },
  adviceOfClient: {
    path: '/dashboard/:portal/investment-advice/:account',
    who: 'professional',
    section: 'investmentAdvice',
    under: 'investmentAdvice',
    words: ['investmentAdvice'],
  },
} as const;
