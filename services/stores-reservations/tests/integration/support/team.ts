import { randomInt, randomUUID } from 'node:crypto';
import { teamRepository } from '../../../src/adapters/db/team-repository.ts';
import { newAppointmentNumber } from '../../../src/domain/reservation/new-number.ts';
import { bookForVisitor } from '../../../src/use-cases/book-for-visitor.ts';
import { changeDiary } from '../../../src/use-cases/change-diary.ts';
import type { DiaryChange } from '../../../src/use-cases/change-diary.ts';
import { serveAppointment } from '../../../src/use-cases/serve-appointment.ts';
import type { AppointmentService } from '../../../src/use-cases/serve-appointment.ts';
import { SERVICE } from './appointments.ts';
import type { TestStores } from './stores.ts';

/** What a member of the team of Leeds can do with its diary. */
export function teamOf({ ports }: Pick<TestStores, 'ports'>, by = 'Grace') {
  const writers = {
    ...ports,
    teamIn: teamRepository,
    newId: randomUUID as () => string,
    newAppointmentNumber: () => newAppointmentNumber(randomInt),
  };
  return {
    serve: (number: string, service: AppointmentService) => serveAppointment(writers, number, service, by),
    change: (change: DiaryChange, isConfirmed = false) =>
      changeDiary(writers, 'bb-leeds', change, { by, isConfirmed }),
    book: (startsAt: string, email = 'caller@example.com') => {
      const contact = { firstName: 'Ada', lastName: 'Byron', email, phone: '07700 900123' };
      const visitor = { storeKey: 'bb-leeds', serviceKey: SERVICE, contact, note: null };
      return bookForVisitor(writers, { ...visitor, startsAt: new Date(startsAt) }, by);
    },
    block: (who: string, startsAt: string, endsAt: string, isConfirmed = false) =>
      changeDiary(
        writers,
        'bb-leeds',
        { kind: 'block', who, startsAt: new Date(startsAt), endsAt: new Date(endsAt), reason: 'Training' },
        { by, isConfirmed },
      ),
  };
}
