import type { EnglishOfPages } from './english-of-pages.ts';
import { accessLog } from './greek/access-log.ts';
import { analytics } from './greek/analytics.ts';
import { audience } from './greek/audience.ts';
import { dataHealth } from './greek/data-health.ts';
import { delegates } from './greek/delegates.ts';
import { deliveries } from './greek/deliveries.ts';
import { designer } from './greek/designer.ts';
import { explorer } from './greek/explorer.ts';
import { dataProcesses } from './greek/data-processes.ts';
import { formDesigner } from './greek/form-designer.ts';
import { imports } from './greek/imports.ts';
import { investmentAdvice } from './greek/investment-advice.ts';
import { library } from './greek/library.ts';
import { media } from './greek/media.ts';
import { news } from './greek/news.ts';
import { notifications } from './greek/notifications.ts';
import { portalForms } from './greek/portal-forms.ts';
import { projections } from './greek/projections.ts';
import { publicSite } from './greek/public-site.ts';
import { reconciliations } from './greek/reconciliations.ts';
import { simulator } from './greek/simulator.ts';
import { threads } from './greek/threads.ts';
import { welcome } from './greek/welcome.ts';

/** The Greek of topics that are read on few pages. */
export const greekOfPages: EnglishOfPages = {
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
