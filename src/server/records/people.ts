import { people } from '#collections/people.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { abilities } from '#domain/policy.ts';
import { askForForm } from '../operations/people-admin/ask-for-form.ts';
import { createPerson } from '../operations/people-admin/create-person.ts';
import { changePerson } from '../operations/people-admin/change-person.ts';
import { changePhoto } from '../operations/people-admin/change-photo.ts';
import { governPerson } from '../operations/people-admin/govern-person.ts';
import { invitePerson } from '../operations/people-admin/invite-person.ts';
import { beginPerson, listPeople, readPersonRecord } from '../operations/people-admin/read-people.ts';
import { vouchForPerson } from '../operations/people-admin/vouch-for-person.ts';
import { bind } from './binding.ts';

export const peopleRecords = bind(people, {
  may: (actor) => {
    const { read, make, describe } = abilities(peopleAdminPolicy, actor, { id: null });
    return { read, create: make, change: describe, remove: false };
  },
  list: listPeople,
  read: readPersonRecord,
  begin: beginPerson,
  create: createPerson,
  change: changePerson,
  // Each has a form of its own, with what follows from it.
  fixed: async () => ['email', 'role'],
  actions: {
    invite: invitePerson,
    disable: governPerson,
    enable: governPerson,
    'sign-out': governPerson,
    'two-factor-off': governPerson,
    'two-factor-on': governPerson,
    role: governPerson,
    'unlink-identity': governPerson,
    'confirm-address': vouchForPerson,
    'doubt-address': vouchForPerson,
    'ask-form': askForForm,
    'withdraw-form': askForForm,
    'set-photo': changePhoto,
    'clear-photo': changePhoto,
  },
});
