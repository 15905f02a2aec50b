/** Pages of what is not the reader's own: funds and news. */
export const feedPages = {
  explorer: {
    path: '/dashboard/:portal/explorer',
    who: 'member',
    restrictable: true,
    section: 'explorer',
    title: 'shell.entries.explorer',
    nav: { group: 'portal', icon: 'search' },
    words: ['explorer'],
  },
  exploredFund: { path: '/dashboard/:portal/explorer/:fund', who: 'member', section: 'explorer', under: 'explorer', words: ['explorer'] },
  news: {
    path: '/dashboard/:portal/news',
    who: 'member',
    restrictable: true,
    section: 'news',
    title: 'shell.entries.news',
    nav: { group: 'portal', icon: 'news' },
    words: ['publicSite', 'news'],
  },
  newsArticle: { path: '/dashboard/:portal/news/:post', who: 'member', section: 'news', under: 'news', words: ['publicSite', 'news'] },
  outsideArticle: {
    path: '/dashboard/:portal/news/outside/:article',
    who: 'member',
    section: 'news',
    under: 'news',
    words: ['publicSite', 'news'],
  },
} as const;
