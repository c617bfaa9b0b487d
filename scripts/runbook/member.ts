/**
 * Makes one verified member in an installation at hand: whom the commands of the runbook work for when they are tried.
 */
import type { LocalDate } from '#domain/calendar/local-date.ts';
import { makeMember, type Profile } from '#server/features/account/public.ts';
import { openAccountDeps } from '#server/app/on-host/account-on-host.ts';
import { onHost, runCommand } from '#server/app/on-host/host.ts';

runCommand(() =>
  onHost(async (host) => {
    const services = await openAccountDeps(host);
    const createdAt = new Date();
    const profile: Profile = {
      schemaVersion: 1,
      email: process.argv[2] ?? '',
      firstName: 'Ada',
      lastName: 'One',
      birthday: '1990-05-05' as LocalDate,
      phone: null,
      sacredGoals: [],
      customGoals: [],
      journeyCustomization: null,
      ref: null,
    };
    await makeMember(services, {
      profile,
      password: 'two lights to live by',
      timeZone: 'UTC',
      createdAt,
      trialEndAt: new Date(createdAt.getTime() + 86_400_000),
      customizationCompleted: true,
    });
    await services.db.close();
  }),
);
