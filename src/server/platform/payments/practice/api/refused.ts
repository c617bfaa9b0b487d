/** A call that the provider refuses, in its own shape. */
export class ProviderRefusal extends Error {
  readonly status: number;
  readonly error: {
    readonly type: string;
    readonly code?: string;
    readonly param?: string;
    readonly decline_code?: string;
    readonly message: string;
  };

  constructor(status: number, error: ProviderRefusal['error']) {
    super(error.message);
    this.name = 'Refused';
    this.status = status;
    this.error = error;
  }
}

/** 404: there is no such object. */
export function missing(what: string, { id, param = 'id' }: { id: string; param?: string }): ProviderRefusal {
  return new ProviderRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${what}: '${id}'`,
  });
}

/** 400: the call asks for what cannot be done. */
export function invalid(message: string, { param, code }: { param?: string; code?: string } = {}): ProviderRefusal {
  return new ProviderRefusal(400, {
    type: 'invalid_request_error',
    ...(code && { code }),
    ...(param && { param }),
    message,
  });
}

/** 402: the card was refused. */
export function cardDeclined(): ProviderRefusal {
  return new ProviderRefusal(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  });
}
