import { people } from '#collections/people.ts';
import { peopleAdminPolicy } from '#domain/person/person-policy.ts';
import { abilities } from '#domain/policy.ts';
import { requestForm } from '../operations/people-admin/request-form.ts';
import { createPerson } from '../operations/people-admin/create-person.ts';
import { changePerson } from '../operations/people-admin/change-person.ts';
import { changePhoto } from '../operations/people-admin/change-photo.ts';
import { administerUser } from '../operations/people-admin/administer-user.ts';
import { invitePerson } from '../operations/people-admin/invite-person.ts';
import { beginPerson, listPeople, readPersonRecord } from '../operations/people-admin/read-people.ts';
import { confirmPersonEmail } from '../operations/people-admin/confirm-person-email.ts';
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
    disable: administerUser,
    enable: administerUser,
    'sign-out': administerUser,
    'two-factor-off': administerUser,
    'two-factor-on': administerUser,
    role: administerUser,
    'unlink-identity': administerUser,
    'confirm-address': confirmPersonEmail,
    'doubt-address': confirmPersonEmail,
    'ask-form': requestForm,
    'withdraw-form': requestForm,
    'set-photo': changePhoto,
    'clear-photo': changePhoto,
  },
});
