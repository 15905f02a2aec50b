import * as z from 'zod';
import type { ContactField } from './contact.ts';
import type { Words } from '#forms/form.ts';
import { type PersonRole, personRoles } from '#domain/actor.ts';
import type { Job } from '#domain/person/job.ts';
import { type IdentityProvider, identityProviders } from '#domain/sign-in/identity-provider.ts';

/** One of the firm's people or its clients, as administrators see them in a list. */
export interface ListedPerson {
  readonly id: string;
  readonly name: string;
  /** The address of the photo; null where there is none. */
  readonly photo: string | null;
  readonly email: string;
  readonly role: PersonRole;
  readonly organisation: string | null;
  readonly isDisabled: boolean;
  readonly isTwoFactorDisabled: boolean;
  /** `2026-03-31T09:30` on the clock of the variant; null for anyone who never signed in. */
  readonly lastSignIn: string | null;
}

/** The fields of an administrator's form for a person. The organisation is an id; an empty field means unknown. */
export type DescriptionField = 'name' | 'email' | 'role' | 'title' | 'job' | 'isMessenger' | 'organisation' | 'other' | ContactField;

/** An account elsewhere that signs a person in, or did. Moments are on the clock of the variant. */
export interface AdminIdentity {
  readonly provider: IdentityProvider;
  readonly linkedAt: string;
  /** Since when no account of this provider is taken; null while this one is. */
  readonly endedAt: string | null;
}

/** One of them, and what the administrator who asks may do about them. */
export interface AdminPerson extends ListedPerson {
  readonly job: Job | null;
  readonly title: string | null;
  readonly phone: string | null;
  readonly telephone: string | null;
  readonly profileUrl: string | null;
  readonly linkedin: string | null;
  /** True if the e-mail address is confirmed as the person's own. */
  readonly isAddressConfirmed: boolean;
  /** True if the person was invited and has neither a password nor a provider to sign in with. They can be invited again. */
  readonly isInvited: boolean;
  readonly identities: readonly AdminIdentity[];
  /** Null for anyone who is no client, and where there is none and never was. */
  readonly forms: AdminForms | null;
  /** Browsers that they are signed in with, and those that are known to have been theirs. */
  readonly devices: { readonly signedIn: number; readonly known: number };
  readonly abilities: { readonly govern: boolean; readonly describe: boolean; readonly vouch: boolean };
}

const line = z.string().trim();

/** The forms of the page about a person. */
export const PersonForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('disable') }),
  z.strictObject({ intent: z.literal('enable') }),
  z.strictObject({ intent: z.literal('sign-out') }),
  z.strictObject({
    intent: z.enum(['two-factor-off', 'two-factor-on']),
    reason: line.max(500).regex(/^\P{Cc}*$/u),
  }),
  z.strictObject({ intent: z.literal('role'), role: z.enum(personRoles) }),
  z.strictObject({ intent: z.literal('unlink-identity'), provider: z.enum(identityProviders) }),
]);

export type PersonForm = z.infer<typeof PersonForm>;

/** An administrator's statement about an address: it belongs to the person, or it may belong to someone else. */
export const VouchForm = z.strictObject({ intent: z.enum(['confirm-address', 'doubt-address']) });
export type VouchIntent = z.infer<typeof VouchForm>['intent'];

/** An administrator asks a client to fill in the firm's form, or no more. */
export const FormRequest = z.strictObject({ intent: z.enum(['ask-form', 'withdraw-form']) });
export type FormRequestIntent = z.infer<typeof FormRequest>['intent'];

/** The forms of the firm and a client. Moments are on the clock of the variant. */
export interface AdminForms {
  /** The name of the form; null where the firm no longer has it. */
  readonly name: Words | null;
  /** The one that they are asked for; null while they are asked for none. */
  readonly open: { readonly askedAt: string; readonly savedAt: string | null } | null;
  /** The newest first. */
  readonly submitted: readonly { readonly id: string; readonly submittedAt: string }[];
}

export interface PersonAnswer {
  readonly done: 'invite' | PersonForm['intent'] | VouchIntent | FormRequestIntent;
}
