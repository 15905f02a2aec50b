import type { PortalSettings } from '#contracts/admin/portal-form.ts';
import { useTexts } from '../../lib/texts.tsx';
import columnStyles from '../columns.module.css';
import headStyles from '../page-head.module.css';
import { OwnersCard } from './owners-card.tsx';
import { PortalForm } from './portal-form.tsx';

/** A portal for those who keep it: how it looks and is reached, and who they are. */
export function PortalSettingsView({ settings }: { readonly settings: PortalSettings }) {
  const texts = useTexts();
  return (
    <>
      <title>{`${texts('portalSettings.title')} · ${settings.fields.name}`}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('portalSettings.title')}</h1>
          <p className={headStyles.text}>{settings.fields.name}</p>
        </div>
      </header>
      <div className={columnStyles.columns}>
        <PortalForm settings={settings} />
        <OwnersCard settings={settings} />
      </div>
    </>
  );
}
