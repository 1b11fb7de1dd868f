export const courierNameMaxLength = 60
export const courierPhoneMaxLength = 40
export const collectsMaxLength = 80
