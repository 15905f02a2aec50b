import { Outlet } from 'react-router';
import { visitOf } from '#server/visit.ts';
import { ProfileFrame } from '#web/dashboard/profile/profile-frame.tsx';
import { frameOf } from '../frame-of.ts';
import { adminOnly, asOneself } from '../guards.ts';
import type { Route } from './+types/admin.ts';

export const middleware = [asOneself, adminOnly];

export function loader({ context }: Route.LoaderArgs) {
  return frameOf(visitOf(context));
}

export default function AdminPages({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame {...loaderData}>
      <Outlet />
    </ProfileFrame>
  );
}
