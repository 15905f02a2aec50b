import { Wrench } from 'lucide-react';
import { href, Link } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { PageNotice } from '../page-notice.tsx';

/** Reminds administrators, who see the portal as ever, that no one else does. */
export function ClosedNotice() {
  const texts = useTexts();
  return (
    <PageNotice icon={Wrench}>
      <p>
        {texts('maintenance.banner')} <Link to={href('/admin/maintenance')}>{texts('maintenance.bannerLink')}</Link>
      </p>
    </PageNotice>
  );
}
