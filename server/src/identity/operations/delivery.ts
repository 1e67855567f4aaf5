/** Describes where a code was sent without repeating the address, in the protocol's form. */
export function emailDelivery(email: string): object {
  const [local = '', domain = ''] = email.split('@');
  const destination = `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: destination };
}
