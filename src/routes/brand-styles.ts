import { type BrandTheme, brandThemes } from '#contracts/ids.ts';
import type { RequestContext } from '#server/request-context.ts';
import akta from '#web/ui/brand-themes/akta.css?url';
import bowmore from '#web/ui/brand-themes/bowmore.css?url';
import bowmoreProfessional from '#web/ui/brand-themes/bowmore-professional.css?url';
import cedrus from '#web/ui/brand-themes/cedrus.css?url';
import iolcus from '#web/ui/brand-themes/iolcus.css?url';

const addresses: Readonly<Record<BrandTheme, string>> = { akta, bowmore, 'bowmore-professional': bowmoreProfessional, cedrus, iolcus };

/** The style sheets with the firm's own themes; the server alone knows those of all. */
export function brandStyles({ themes }: RequestContext['variant']): readonly string[] {
  return brandThemes.filter((theme) => themes.includes(theme)).map((theme) => addresses[theme]);
}
