/** News in a portal, and where each article comes from. */
export const news = {
  search: 'Search the news',
  none: 'No news found',
  noneText: 'Try other words, or another topic.',
  showAll: 'Show all news',
  from: 'Source: {source}',
  outside: 'This article was written by {source}, not by us, and is not advice.',
  whole: 'Read it at {source}',
  unreached: 'Some news is not available',
  unreachedText: 'We could not load articles from our news service. Please try again in a few minutes.',
};
