/** Pages on which clients answer questions of the firm, on which its people read the answers about risk, and what strategies lead to. */
export const questionPages = {
  processes: {
    path: '/dashboard/:portal/processes',
    who: 'memberAsOneself',
    section: 'processes',
    title: 'portalForms.title',
    nav: { group: 'portal', icon: 'form' },
    words: ['portalForms'],
  },
  process: {
    path: '/dashboard/:portal/processes/:process',
    who: 'memberAsOneself',
    section: 'processes',
    under: 'processes',
    words: ['portalForms'],
  },
  processAnswers: {
    path: '/dashboard/:portal/processes/sent/:submission',
    who: 'professional',
    section: 'processes',
    under: 'processes',
    words: ['portalForms'],
  },
  investmentAdvice: {
    path: '/dashboard/:portal/investment-advice',
    who: 'memberAsOneself',
    section: 'investmentAdvice',
    title: 'shell.entries.investmentAdvice',
    nav: { group: 'portal', icon: 'questions' },
    words: ['investmentAdvice'],
  },
  strategySimulator: {
    path: '/dashboard/:portal/strategy-simulator',
    who: 'member',
    section: 'investmentAdvice',
    title: 'shell.entries.strategySimulator',
    nav: { group: 'portal', icon: 'gauge' },
    words: ['investmentAdvice', 'simulator'],
  },
  adviceOfClient: {
    path: '/dashboard/:portal/investment-advice/:account',
    who: 'professional',
    section: 'investmentAdvice',
    under: 'investmentAdvice',
    words: ['investmentAdvice'],
  },
} as const;
