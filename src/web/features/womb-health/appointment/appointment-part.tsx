import { ErrorNote } from '#web/ui/status/states.tsx';
import { useAppointment, useWombFigures } from '../womb-health.queries.ts';
import { appointment as copy } from './appointment.copy.ts';
import { SheetParts } from './sheet-parts.tsx';

/** The appointment sheet as a part of another paper: the doctor's report. */
export function AppointmentPart() {
  const { data, isError, isFetching, refetch } = useAppointment();
  const { data: figures } = useWombFigures();
  if (data) return <SheetParts sheet={data} reply={figures} />;
  if (!isError) return <p role="status">{copy.loading}</p>;
  return (
    <ErrorNote title={copy.failed.title} onRetry={() => void refetch()} retrying={isFetching}>
      {copy.failed.text}
    </ErrorNote>
  );
}
