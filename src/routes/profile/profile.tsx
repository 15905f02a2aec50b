import { Outlet } from 'react-router';
import { visitOf } from '#server/visit.ts';
import { ProfileFrame } from '#web/dashboard/profile/profile-frame.tsx';
import { frameOf } from '../frame-of.ts';
import { asOneself, signedIn } from '../guards.ts';
import type { Route } from './+types/profile.ts';

export const middleware = [signedIn, asOneself];

export function loader({ context }: Route.LoaderArgs) {
  return frameOf(visitOf(context));
}

export default function ProfilePages({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame {...loaderData}>
      <Outlet />
    </ProfileFrame>
  );
}
