import { href, Link } from 'react-router';
import type { ShownAccessGroup } from '#contracts/people/access-groups.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import headStyles from '../page-head.module.css';

export const accessGroupParts = ['details', 'team', 'clients'] as const;
export type AccessGroupPart = (typeof accessGroupParts)[number];

/** Where a part of the page of a group is. */
export function partPath(group: string, part: AccessGroupPart): string {
  return part === 'details' ? href('/admin/access-groups/:group', { group }) : href(`/admin/access-groups/:group/${part}`, { group });
}

/** The name of a group above all its parts. */
export function AccessGroupHead({ group }: { readonly group: ShownAccessGroup }) {
  const texts = useTexts();
  return (
    <>
      <title>{group.fields.name}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{group.fields.name}</h1>
          <p className={headStyles.text}>{texts('accessGroups.text')}</p>
        </div>
        <Link to={href('/admin/access-groups')}>{texts('accessGroups.all')}</Link>
      </header>
    </>
  );
}

/** The way from one part to the others. */
export function AccessGroupTabs({ group, current }: { readonly group: ShownAccessGroup; readonly current: AccessGroupPart }) {
  const texts = useTexts();
  const tabs = accessGroupParts.map((part) => ({
    key: part,
    label: texts(`accessGroups.${part}`),
    href: partPath(group.id, part),
    isCurrent: part === current,
    ...(part === 'details' ? {} : { count: String(group[part]) }),
  }));
  return <Tabs label={texts('accessGroups.parts')} tabs={tabs} />;
}
