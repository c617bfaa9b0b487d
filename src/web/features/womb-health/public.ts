export { AppointmentPart } from './appointment/appointment-part.tsx';
