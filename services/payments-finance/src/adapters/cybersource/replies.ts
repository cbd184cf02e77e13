import { fromDecimalString } from '@loupe/money/decimal';
import { z } from 'zod';

/** The members of the vendor's answers that are read; others are ignored. */
export const amount = z.string().transform((text, context) => {
  try {
    return fromDecimalString(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not an amount' });
    return z.NEVER;
  }
});

export const paymentReply = z.object({
  id: z.string().min(1),
  status: z.string(),
  orderInformation: z
    .object({
      amountDetails: z.object({ authorizedAmount: amount.optional(), currency: z.string().optional() }),
    })
    .optional(),
  errorInformation: z.object({ reason: z.string().optional() }).optional(),
  processorInformation: z.object({ networkTransactionId: z.string().optional() }).optional(),
  /** Where TOKEN_CREATE was asked for. */
  tokenInformation: z
    .object({ paymentInstrument: z.object({ id: z.string().min(1) }).optional() })
    .optional(),
});
export type PaymentReply = z.infer<typeof paymentReply>;

export const setUpReply = z.object({
  status: z.literal('COMPLETED'),
  consumerAuthenticationInformation: z.object({
    accessToken: z.string().min(1),
    referenceId: z.string().min(1),
    deviceDataCollectionUrl: z.url({ protocol: /^https?$/ }),
  }),
});

const text = z.string().optional();

/** Replies to enrolment and validation. */
export const authenticationReply = z.object({
  status: z.string(),
  consumerAuthenticationInformation: z
    .object({
      authenticationTransactionId: text,
      accessToken: text,
      stepUpUrl: text,
      paresStatus: text,
      veresEnrolled: text,
      eciRaw: text,
      ecommerceIndicator: text,
      cavv: text,
      xid: text,
      ucafAuthenticationData: text,
      ucafCollectionIndicator: text,
      directoryServerTransactionId: text,
      specificationVersion: text,
    })
    .optional(),
  orderInformation: z
    .object({ amountDetails: z.object({ totalAmount: amount.optional(), currency: text }) })
    .optional(),
});
export type AuthenticationReply = z.infer<typeof authenticationReply>;

export const reversalReply = z.object({ status: z.string() });

export const refusalReply = z.object({
  reason: z.string().optional(),
  details: z.array(z.object({ field: z.string().optional() })).optional(),
});

export const captureContextClaims = z.object({
  jti: z.string().min(1),
  exp: z.number().int(),
  flx: z.object({
    jwk: z.object({ kid: z.string().min(1), kty: z.literal('RSA'), n: z.string(), e: z.string() }),
  }),
  ctx: z
    .array(
      z.object({
        data: z.object({ clientLibrary: z.url(), clientLibraryIntegrity: z.string().startsWith('sha256-') }),
      }),
    )
    .min(1),
});

export const transientTokenClaims = z.object({
  content: z.object({
    paymentInformation: z.object({
      card: z.object({
        // At most the last four digits: a token that shows more is rejected.
        number: z.object({
          maskedValue: z.string().regex(/^X{8,15}\d{4}$/),
          detectedCardTypes: z.array(z.string()).min(1),
          bin: z
            .string()
            .regex(/^\d{6,8}$/)
            .optional(),
        }),
      }),
    }),
  }),
});

/** undefined for anything but JSON of the expected shape. */
export function readReply<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
