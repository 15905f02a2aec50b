import { redirect } from 'react-router';

/** An administrator who asks for a collection that there is none of goes to the start. */
export async function loader() {
  throw redirect('/');
}
