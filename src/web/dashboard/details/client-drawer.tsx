import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { Portfolios } from '#contracts/datasets/lists.ts';
import type { ClientData } from '#contracts/reports/client-data.ts';
import type { PortfolioType } from '#domain/portfolio/portfolio-type.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { InTab } from '../blocks/block-frame.tsx';
import { blocks } from '../blocks/registry.ts';
import type { ReportFrame } from '../blocks/block.tsx';
import { FigureList } from '../figures/figure-list.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import { InviteClient } from '../invitation/invite-client.tsx';
import { ManageAccountMenu } from '../manage-account-menu.tsx';
import { portalAddress } from '../report-address.ts';
import { ViewAsButton } from '../view-as-button.tsx';
import { DetailDrawer, type DetailProps } from './detail-drawer.tsx';
import styles from './details.module.css';

/** A client over the list of clients: how to reach them, who looks after them, what they have, and what the reader may do. */
export function ClientDrawer({ detail, report }: DetailProps) {
  const texts = useTexts();
  return (
    <DetailDrawer<ClientData>
      resource={`account/${detail.of}/client`}
      report={report}
      title={texts('overview.client')}
      titleOf={({ accountDetails }) => accountDetails.name}
      renderFooter={(client) => <Actions client={client} />}
    >
      {({ report: frame, accountDetails, advisors, portfolios }) => (
        <div className={`${styles.inner} ${styles.body}`}>
          <InTab>
            <blocks.accountDetails.View datasets={{ accountDetails }} report={frame} />
            {portfolios.rows.length > 0 && <OwnPortfolios portfolios={portfolios} report={frame} />}
            <div>
              <h3 className={styles.heading}>{texts('advisors.title', { count: Math.max(advisors.rows.length, 1) })}</h3>
              <blocks.advisors.View datasets={{ advisors }} report={frame} />
            </div>
          </InTab>
        </div>
      )}
    </DetailDrawer>
  );
}

function Actions({ client: { report } }: { readonly client: ClientData }) {
  const texts = useTexts();
  return (
    <div className={styles.actions}>
      <LinkButton look="primary" to={portalAddress(report, `account/${report.account?.id ?? ''}`)}>
        <Icon of={ExternalLink} size="small" />
        {texts('details.page')}
      </LinkButton>
      <InviteClient report={report} />
      <ManageAccountMenu report={report} />
      {report.viewAs && <ViewAsButton address={report.viewAs} />}
    </div>
  );
}

/** Each in its own currency, and a way to its page. */
function OwnPortfolios({ portfolios, report }: { readonly portfolios: Portfolios; readonly report: ReportFrame }) {
  const texts = useTexts();
  const items = portfolios.rows.map(({ id, address, name, type, value, currency }) => ({
    key: id,
    name: <Link to={portalAddress(report, `portfolio/${address}`)}>{name}</Link>,
    note: texts(`report.types.${type as PortfolioType}`, { defaultValue: type }),
    value: <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} unit={report.unit} />}</FigureView>,
  }));
  return <FigureList groups={[{ name: texts('overview.portfolios'), items }]} />;
}
