import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('portals', 'routes/portals.tsx'),
  route('preferences', 'routes/preferences.tsx'),
  route('session/activity', 'routes/session-activity.tsx'),
  route('dashboard/404', 'routes/dashboard/not-found.tsx'),
  ...prefix('dashboard/:portal', [
    layout('routes/dashboard/portal.tsx', [
      index('routes/dashboard/overview.tsx'),
      route('data-health', 'routes/dashboard/data-health.tsx'),
      route('data-health.csv', 'routes/dashboard/data-health-csv.tsx'),
      route('calculations', 'routes/dashboard/calculations.tsx'),
      route('calculations/:calculation', 'routes/dashboard/calculation.tsx'),
      route('account/:account', 'routes/dashboard/account.tsx'),
      route('account/:account/explain/:figure', 'routes/dashboard/explain-account.tsx'),
      route('portfolio/:portfolio', 'routes/dashboard/portfolio.tsx'),
      route('portfolio/:portfolio/explain/:figure', 'routes/dashboard/explain.tsx'),
      route('portfolio/:portfolio/holdings.csv', 'routes/dashboard/holdings-csv.tsx'),
      route('portfolio/:portfolio/transactions.csv', 'routes/dashboard/transactions-csv.tsx'),
      route('portfolio/:portfolio/cash.csv', 'routes/dashboard/cash-csv.tsx'),
      route('portfolio/:portfolio/contract-notes.csv', 'routes/dashboard/contract-notes-csv.tsx'),
      route('portfolio/:portfolio/contract-notes/:note', 'routes/dashboard/contract-note.tsx'),
      route('portfolio/:portfolio/funds/:fund', 'routes/dashboard/fund.tsx'),
      route('portfolio/:portfolio/pdf', 'routes/dashboard/portfolio-pdf.tsx'),
    ]),
  ]),
  route('internal/paper/portfolio/:portfolio', 'routes/internal/portfolio-paper.tsx'),
  route('dev/outbox', 'routes/outbox.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
