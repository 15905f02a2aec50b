import { accessLog } from './english/access-log.ts';
import { analytics } from './english/analytics.ts';
import { audience } from './english/audience.ts';
import { dataHealth } from './english/data-health.ts';
import { delegates } from './english/delegates.ts';
import { deliveries } from './english/deliveries.ts';
import { designer } from './english/designer.ts';
import { explorer } from './english/explorer.ts';
import { dataProcesses } from './english/data-processes.ts';
import { formDesigner } from './english/form-designer.ts';
import { imports } from './english/imports.ts';
import { investmentAdvice } from './english/investment-advice.ts';
import { library } from './english/library.ts';
import { media } from './english/media.ts';
import { news } from './english/news.ts';
import { notifications } from './english/notifications.ts';
import { portalForms } from './english/portal-forms.ts';
import { projections } from './english/projections.ts';
import { publicSite } from './english/public-site.ts';
import { reconciliations } from './english/reconciliations.ts';
import { simulator } from './english/simulator.ts';
import { threads } from './english/threads.ts';
import { welcome } from './english/welcome.ts';

/** The English of topics that are read on few pages: a browser loads each with the first page that names it (`words` in `contracts/pages/pages.ts`). */
export const englishOfPages = {
  accessLog,
  analytics,
  audience,
  dataHealth,
  delegates,
  deliveries,
  designer,
  explorer,
  dataProcesses,
  formDesigner,
  imports,
  investmentAdvice,
  library,
  media,
  news,
  notifications,
  portalForms,
  projections,
  publicSite,
  reconciliations,
  simulator,
  threads,
  welcome,
};

export type EnglishOfPages = typeof englishOfPages;
